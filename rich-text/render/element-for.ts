import type {
  Heading,
  List,
  ListItem,
  Paragraph,
  Quote,
  Relationship,
  RichElement,
  TableCell,
  Text,
  TextFormat,
  Upload,
} from '../tree/rich-tree.ts'
import { isInline, isOnlyLists } from '../tree/words-of.ts'
import { linkElement } from './link-element.ts'
import { tableElement } from './table-element.ts'
import type { Target } from './target.ts'

/** RICH-4. */
const pxPerLevel = 40

/** An element as HTML has it. Nothing of what is stored becomes a tag, or an attribute of another name. */
export function elementFor<Out>(
  element: RichElement,
  children: readonly Out[],
  target: Target<Out>,
  { anchors = false }: { anchors?: boolean },
): Out {
  switch (element.type) {
    case 'paragraph':
      return blockOf(element.children.every(isInline) ? 'p' : 'div', element, children, target)
    case 'heading':
      return blockOf(
        `h${element.level}`,
        element,
        children,
        target,
        anchors ? element.anchor : null,
      )
    case 'quote':
      return blockOf('blockquote', element, children, target)
    case 'list':
      return listOf(element, children, target)
    case 'listitem':
      return itemOf(element, children, target)
    case 'link':
    case 'autolink':
      return linkElement(element, children, target)
    case 'horizontalrule':
      return target.element('hr', {}, [])
    case 'upload':
      return uploadOf(element, target)
    case 'relationship':
      return relationshipOf(element, target)
    case 'block':
      return target.element('div', { 'data-block': element.blockType, hidden: true }, [])
    case 'inlineBlock':
      return target.element('span', { 'data-block': element.blockType, hidden: true }, [])
    case 'table':
      return tableElement(element, children, target)
    case 'tablerow': {
      const height = element.height === null ? null : `${element.height}px`
      return target.element('tr', { style: { height } }, children)
    }
    case 'tablecell':
      return cellOf(element, children, target)
    case 'text':
      return textOf(element, target)
    case 'linebreak':
      return target.element('br', {}, [])
    case 'tab':
      return target.element('span', { style: { 'white-space': 'pre' } }, [target.text('\t')])
    case 'unknown': {
      const isParagraph = !element.isInline && children.length > 0
      return isParagraph && element.children.every(isInline)
        ? target.element('p', {}, children)
        : target.together(children)
    }
  }
}

function blockOf<Out>(
  tag: string,
  { align, direction, indent }: Paragraph | Heading | Quote,
  children: readonly Out[],
  target: Target<Out>,
  id: string | null = null,
): Out {
  const padding = indent === 0 ? null : `${indent * pxPerLevel}px`
  const style = { 'padding-inline-start': padding, 'text-align': align }
  // Without a line in it, an empty paragraph would have no height.
  const content = children.length > 0 ? children : [target.element('br', {}, [])]
  return target.element(tag, { id, dir: direction, style }, content)
}

/** An item says its number only where counting wouldn't give it. */
function listOf<Out>(list: List, children: readonly Out[], target: Target<Out>): Out {
  const { direction, kind, start } = list
  if (kind !== 'number') return target.element('ul', { dir: direction }, children)
  return target.element('ol', { start: start === 1 ? null : start, dir: direction }, children)
}

function itemOf<Out>(item: ListItem, children: readonly Out[], target: Target<Out>): Out {
  const { align, checked, direction, isNumbered } = item
  const style = {
    'text-align': align,
    // A list that begins deeper than its first level has nothing to number there.
    'list-style': isOnlyLists(item.children) || checked !== null ? 'none' : null,
  }
  const attributes = { value: isNumbered ? item.value : null, dir: direction, style }
  if (checked === null) return target.element('li', attributes, children)
  const lists = item.children.filter(({ type }) => type === 'list').length
  const words = children.slice(0, children.length - lists)
  const box = target.element('input', { type: 'checkbox', disabled: true, checked }, [])
  const label = target.element('label', {}, [box, target.text(' '), ...words])
  return target.element('li', attributes, [label, ...children.slice(words.length)])
}

function uploadOf<Out>({ align, file, reference }: Upload, target: Target<Out>): Out {
  if (file === null) {
    return target.element('div', { 'data-upload': reference.relationTo, hidden: true }, [])
  }
  const { alt, height, isImage, name, url, width } = file
  const shown = isImage
    ? target.element('img', { src: url, alt, width, height, loading: 'lazy' }, [])
    : target.element('a', { href: url }, [target.text(name)])
  return target.element('p', { style: { 'text-align': align } }, [shown])
}

function relationshipOf<Out>(
  { align, href, label, reference }: Relationship,
  target: Target<Out>,
): Out {
  if (label === null) {
    return target.element('div', { 'data-relationship': reference.relationTo, hidden: true }, [])
  }
  const title = target.text(label)
  const shown = href === null ? title : target.element('a', { href }, [title])
  return target.element('p', { style: { 'text-align': align } }, [shown])
}

function cellOf<Out>(cell: TableCell, children: readonly Out[], target: Target<Out>): Out {
  const { backgroundColor, colSpan, isColumnHeader, isRowHeader, rowSpan, verticalAlign } = cell
  const attributes = {
    scope: isColumnHeader ? 'col' : isRowHeader ? 'row' : null,
    colSpan: colSpan > 1 ? colSpan : null,
    rowSpan: rowSpan > 1 ? rowSpan : null,
    style: { 'background-color': backgroundColor, 'vertical-align': verticalAlign },
  }
  return target.element(isColumnHeader || isRowHeader ? 'th' : 'td', attributes, children)
}

function textOf<Out>({ css, formats, text }: Text, target: Target<Out>): Out {
  const tagged = tags
    .filter(([format]) => formats.includes(format))
    .reduce((inner, [, tag]) => target.element(tag, {}, [inner]), target.text(text))
  const letters = letterCases.find((one) => formats.includes(one)) ?? null
  const style = { ...css, ...(letters && { 'text-transform': letters }) }
  return Object.keys(style).length > 0 ? target.element('span', { style }, [tagged]) : tagged
}

/** From the innermost. */
const tags: readonly [TextFormat, string][] = [
  ['code', 'code'],
  ['highlight', 'mark'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['italic', 'em'],
  ['bold', 'strong'],
]

const letterCases = ['lowercase', 'uppercase', 'capitalize'] as const
