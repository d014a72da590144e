import { buildLists, rememberWordLists } from './foreign-lists.ts'
import { takePictures } from './foreign-pictures.ts'
import { becomeLines, readTables } from './foreign-tables.ts'
import { renamed, unwrap } from './html-elements.ts'

/**
 * HTML of other programs, made into what the import rules read: their own ways of writing a list, a
 * task, code or a table become those of HTML, and what nobody wrote goes. Gives the pictures in it.
 */
export function cleanForeign(
  dom: Document,
  { hasTables }: { hasTables: boolean },
  $inlineStyles: () => void,
): File[] {
  // Inlined styles are written anew, without what only Word knows.
  rememberWordLists(dom)
  discard(dom, unread)
  $inlineStyles()
  const { body } = dom
  for (const element of elementsIn(body)) if (element.style.display === 'none') element.remove()
  readPictographs(body)
  readCode(body)
  readWords(body)
  readContainers(body)
  readLinks(body)
  readMarks(body)
  buildLists(body)
  readTables(body)
  if (!hasTables) becomeLines(body)
  return takePictures(body)
}

const elementsIn = (within: ParentNode, selector = '*') =>
  within.querySelectorAll<HTMLElement>(selector)

function discard(within: ParentNode, selector: string): void {
  for (const element of elementsIn(within, selector)) element.remove()
}

/** Comments of Word, what was deleted while changes were tracked, and what is no text. */
const unread =
  'script, template, title, svg, object, iframe, .MsoCommentReference, .msocomoff, ' +
  '[style*="mso-element:comment"], del[datetime], .msoDel, .katex-html'

/** Emoji that a program shows as pictures. */
function readPictographs(body: HTMLElement): void {
  for (const picture of elementsIn(body, 'img[alt]')) {
    const { alt = '' } = picture as HTMLImageElement
    if (/\p{Extended_Pictographic}|\p{RI}/u.test(alt) && !/[\p{L}]/u.test(alt)) {
      picture.replaceWith(alt)
    }
  }
}

/** Code keeps its lines and spaces, also that of an editor, which is lines of a fixed width. */
function readCode(body: HTMLElement): void {
  for (const element of elementsIn(body, 'pre, div, p')) {
    const { fontFamily, whiteSpace } = element.style
    const isCode =
      element.tagName === 'PRE' || (/^pre/.test(whiteSpace) && /mono|courier/i.test(fontFamily))
    if (!isCode || !element.isConnected) continue
    const code = element.ownerDocument.createElement('code')
    code.textContent = linesOf(element)
      .replace(/\u00a0/g, ' ')
      .replace(/^\n+|\s+$/g, '')
    const block = element.ownerDocument.createElement('pre')
    block.append(code)
    element.replaceWith(block)
  }
}

function linesOf(element: Node): string {
  let lines = ''
  for (const child of element.childNodes) {
    if (child.nodeName === 'BR') lines += '\n'
    else if (child.nodeType === Node.TEXT_NODE) lines += child.textContent
    else if (/^(DIV|P|LI|TR)$/.test(child.nodeName)) {
      if (lines !== '' && !lines.endsWith('\n')) lines += '\n'
      const line = linesOf(child)
      lines += line.endsWith('\n') ? line : `${line}\n`
    } else lines += linesOf(child)
  }
  return lines
}

/** A space that may not break stays where it was meant: in a number, at the signs of French. */
function readWords(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    if (text.parentElement?.closest('pre')) continue
    text.data = text.data
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/(?<!\d(?=\u00a0\S)|«)\u00a0(?![:;!?»%€])/g, ' ')
  }
}

/** What holds blocks under another name, and what a program says by attributes alone. */
function readContainers(body: HTMLElement): void {
  for (const caption of elementsIn(body, 'caption')) caption.closest('table')?.before(caption)
  for (const element of elementsIn(body, 'summary, caption, legend, center, hgroup')) {
    renamed(element, 'div')
  }
  for (const element of elementsIn(body, '[role="heading"][aria-level], p.MsoTitle')) {
    renamed(element, `h${Math.min(Number(element.getAttribute('aria-level') ?? 1), 6)}`)
  }
  for (const element of elementsIn(body, 'p.MsoQuote, p.MsoIntenseQuote')) {
    renamed(element, 'blockquote')
  }
  for (const element of elementsIn(body, '[data-panel-type], .markdown-alert')) {
    renamed(element, 'aside')
  }
  for (const element of elementsIn(body, '[data-node-type="expand"][data-title]')) {
    const title = element.ownerDocument.createElement('p')
    title.textContent = element.dataset.title ?? ''
    element.prepend(title)
  }
  for (const element of elementsIn(body, '[data-timestamp]:empty')) {
    const day = new Date(Number(element.dataset.timestamp))
    if (!Number.isNaN(day.getTime())) element.textContent = day.toISOString().slice(0, 10)
  }
}

function readLinks(body: HTMLElement): void {
  for (const link of elementsIn(body, 'a')) {
    const href = link.getAttribute('href') ?? ''
    if (link.matches('[data-inline-card]:empty')) link.textContent = href
    if (href === '' || href.startsWith('#')) {
      unwrap(link)
      continue
    }
    link.setAttribute('href', destinationOf(href))
    for (const name of ['target', 'rel', 'title']) link.removeAttribute(name)
    // Links are underlined by themselves.
    for (const element of elementsIn(link)) element.style.textDecoration = ''
    for (const line of elementsIn(link, 'u')) unwrap(line)
  }
}

/** Of a link that leads there by way of the program's own server. */
function destinationOf(href: string): string {
  if (
    !/^https:\/\/(www\.google\.com\/url|[\w.]+\.safelinks\.protection\.outlook\.com\/)\?/.test(href)
  )
    return href
  const asked = new URL(href).searchParams
  return asked.get('q') ?? asked.get('url') ?? href
}

/** How letters look, in the tags and weights that the import rules know. */
function readMarks(body: HTMLElement): void {
  for (const [tags, tag] of Object.entries(sameMarks)) {
    for (const element of elementsIn(body, tags)) renamed(element, tag)
  }
  for (const quote of elementsIn(body, 'q')) {
    quote.prepend('“')
    quote.append('”')
  }
  for (const element of elementsIn(body, '[style]')) {
    const { style } = element
    const weight = Number(style.fontWeight)
    if (style.fontWeight === 'bolder' || weight >= 600) style.fontWeight = 'bold'
    else if (weight > 0) style.fontWeight = 'normal'
    if (!element.matches(marked)) markWithin(element)
  }
  for (const heading of elementsIn(body, 'h1, h2, h3, h4, h5, h6, th')) {
    // Their letters are bold by themselves.
    heading.style.fontWeight = ''
    for (const element of elementsIn(heading)) {
      if (element.matches('b, strong')) unwrap(element)
      else if (element.style.fontWeight === 'bold') element.style.fontWeight = ''
    }
  }
}

const sameMarks = { 'del, strike': 's', 'ins:not([datetime])': 'u', 'kbd, samp, tt, var': 'code' }

/** The elements whose look their rules read. */
const marked = 'b, strong, em, i, code, mark, s, sub, sup, u, span, td, th, h1, h2, h3, h4, h5, h6'

function markWithin(element: HTMLElement): void {
  const { fontStyle, fontWeight, textDecoration } = element.style
  const isMarked =
    fontWeight === 'bold' || fontStyle === 'italic' || /underline|line-through/.test(textDecoration)
  // Around blocks it would be around no letters.
  if (!isMarked || element.querySelector('p, div, ul, ol, table')) return
  const span = element.ownerDocument.createElement('span')
  Object.assign(span.style, { fontStyle, fontWeight, textDecoration })
  span.append(...element.childNodes)
  element.append(span)
}
