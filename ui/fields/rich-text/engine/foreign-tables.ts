import { unwrap } from './html-elements.ts'

/** Tables that are none, because they hold one cell or only place what is in them, become their content. */
export function readTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll<HTMLTableElement>('table')) {
    const isPlace = table.getAttribute('role') === 'presentation'
    const isWithin = table.parentElement?.closest('td, th')
    if (isPlace || isWithin || table.querySelectorAll('td, th').length === 1) dissolve(table)
  }
  for (const cell of body.querySelectorAll<HTMLElement>('td, th')) {
    const align = cell.getAttribute('align')
    if (align && !cell.style.textAlign) cell.style.textAlign = align
    if (cell.tagName === 'TH') alignWithin(cell)
    for (const name of ['width', 'height', 'background-color', 'vertical-align']) {
      cell.style.removeProperty(name)
    }
    // Which lines are headers is read off the whole table.
    cell.removeAttribute('scope')
  }
  for (const row of body.querySelectorAll<HTMLElement>('tr')) row.style.height = ''
}

/** The import rules read no alignment of a header. */
function alignWithin(cell: HTMLElement): void {
  if (cell.style.textAlign === '') return
  const block = cell.ownerDocument.createElement('div')
  block.style.textAlign = cell.style.textAlign
  block.append(...cell.childNodes)
  cell.append(block)
}

function dissolve(table: HTMLTableElement): void {
  const isOne = table.querySelectorAll('td, th').length === 1
  for (const cell of [...table.querySelectorAll<HTMLElement>('td, th')]) {
    if (isOne) {
      table.before(...cell.childNodes)
      continue
    }
    const block = cell.ownerDocument.createElement('div')
    block.append(...cell.childNodes)
    table.before(block)
  }
  table.replaceChildren()
  unwrap(table)
}

/** Where there are no tables, a row is a line. */
export function becomeLines(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    for (const row of table.querySelectorAll('tr')) {
      const line = row.ownerDocument.createElement('div')
      for (const cell of row.querySelectorAll('td, th')) {
        if (line.hasChildNodes()) line.append(' | ')
        line.append(...cell.childNodes)
      }
      table.before(line)
    }
    table.remove()
  }
}
