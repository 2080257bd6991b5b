"""Foreign drawings: only what a picture needs is kept."""

from __future__ import annotations

import gzip

import pytest

from altabassa_qt.session import svg
from altabassa_qt.session.deck_files import DeckRefused
from altabassa_qt.session.svg import cleaned
from tests.session.deck_makers import SVG, sheet


def kept(inside: str) -> str:
    return cleaned("a.svg", SVG.format(box="0 0 9 9", inside=inside).encode()).content.decode()


def test_ids_are_found_plain_and_zipped() -> None:
    content = sheet(["AD", "KH"])
    for stored in (content, gzip.compress(content)):
        assert cleaned("a.svgz", stored).ids == {"1_diamond", "king_heart", "back"}


@pytest.mark.parametrize(
    "inside",
    [
        '<image xlink:href="file:///etc/secret.png" width="9" height="9"/>',
        '<image href="http://example.org/secret.png" width="9" height="9"/>',
        '<image href="data:image/svg+xml;base64,c2VjcmV0" width="9" height="9"/>',
        '<use xlink:href="other.svg#secret"/>',
        "<script>secret()</script>",
        '<rect onload="secret()" width="9" height="9"/>',
        '<rect style="fill:url(http://example.org/secret)" width="9" height="9"/>',
        '<rect fill="url( \'secret.svg#a\' )" width="9" height="9"/>',
        '<style>@import "secret.css"; .a { fill: url(secret.svg#b) }</style>',
        '<style>@\\69mport "secret.css";</style>',
        '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">secret</p></foreignObject>',
        '<a xlink:href="http://example.org/secret"><rect width="9" height="9"/></a>',
        '<animate attributeName="secret"/>',
        '<linearGradient id="a" xlink:href="secret.svg#b"/>',
    ],
)
def test_nothing_from_outside_is_kept(inside: str) -> None:
    left = kept('<rect id="mark"/>' + inside)
    assert "secret" not in left
    assert "mark" in left


def test_what_belongs_to_the_picture_is_kept() -> None:
    left = kept(
        '<style>.a { fill: url(#g) }</style><linearGradient id="g"/><text>K</text><use xlink:href="#c"/><g id="c"/>'
        '<image xlink:href="data:image/png;base64,AAAA"/><rect class="a" stroke="url(#g)"/>'
    )
    for words in ("fill: url(#g)", 'href="#c"', ">K<", "base64,AAAA", 'stroke="url(#g)"'):
        assert words in left


def test_entities_are_refused() -> None:
    laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>' + SVG.format(
        box="0 0 9 9", inside="<text>&b;</text>"
    )
    with pytest.raises(DeckRefused, match="entities"):
        cleaned("a.svg", laughs.encode())
    outside = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + SVG.format(
        box="0 0 9 9", inside="<text>&a;</text>"
    )
    with pytest.raises(DeckRefused, match="entities"):
        cleaned("a.svg", outside.encode())


def test_a_document_type_alone_is_harmless_and_common() -> None:
    words = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    found = cleaned("a.svg", words.encode() + sheet(["AD"]))
    assert b"DOCTYPE" not in found.content


def test_a_drawing_that_multiplies_itself_is_refused() -> None:
    levels = '<g id="l0"><rect/></g>' + "".join(
        f'<g id="l{n}">' + f'<use xlink:href="#l{n - 1}"/>' * 10 + "</g>" for n in range(1, 9)
    )
    with pytest.raises(DeckRefused, match="too many parts"):
        kept(levels)


@pytest.mark.parametrize(
    "inside",
    [
        '<g id="a"><use xlink:href="#a"/></g>',
        '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>',
        '<mask id="m"><rect mask="url(#m)"/></mask>',
        '<pattern id="p"><rect style="fill:url(#p)"/></pattern>',
    ],
)
def test_a_drawing_that_contains_itself_is_refused(inside: str) -> None:
    with pytest.raises(DeckRefused, match="contains itself"):
        kept(inside)


def test_style_rules_refer_to_colours_only() -> None:
    assert "#p" not in kept('<style>.a{fill:url(#p)}</style><pattern id="p"><rect class="a"/></pattern>').replace(
        '"p"', ""
    )


def test_too_deep_and_too_many_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DeckRefused, match="too many parts"):
        kept("<g>" * 500 + "</g>" * 500)
    monkeypatch.setattr(svg, "MOST_ELEMENTS", 50)
    with pytest.raises(DeckRefused, match="too many parts"):
        kept("<g/>" * 60)


@pytest.mark.parametrize(
    "content",
    [b"", b"<svg", b"<html/>", b'<svg viewBox="0 0 1 1"/>', b"\x1f\x8bbroken", b"\xff\xfe\0", sheet(["AD"])[:-20]],
)
def test_what_is_no_drawing_is_refused(content: bytes) -> None:
    with pytest.raises(DeckRefused, match=r"a\.svg"):
        cleaned("a.svg", content)


def test_author_and_licence_are_read() -> None:
    about = """<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#"><cc:Work>
        <dc:creator><cc:Agent><dc:title>Ann  Example</dc:title></cc:Agent></dc:creator>
        <cc:license rdf:resource="https://example.org/by-sa"/></cc:Work></rdf:RDF></metadata>"""
    found = cleaned("a.svg", sheet(["AD"], extra=about))
    assert (found.author, found.licence) == ("Ann Example", "https://example.org/by-sa")
    assert b"Example" not in found.content
