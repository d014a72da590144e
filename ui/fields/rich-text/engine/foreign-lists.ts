import { renamed, unwrap } from './html-elements.ts'

/** A paragraph that is an item of a list in another program. */
interface Item {
  element: HTMLElement
  /** From 1. */
  level: number
  /** null: it has no number. */
  number: number | null
  isOrdered: boolean
}

/** Word says by a property that browsers don't know which list a paragraph is in. */
export function rememberWordLists(dom: Document): void {
  for (const element of dom.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const said = /mso-list:\s*([^;]+)/i.exec(element.getAttribute('style') ?? '')
    if (said) element.dataset.list = said[1]!.trim()
  }
}

/** Makes lists of what other programs write as paragraphs, lists of one item each, and tasks. */
export function buildLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>('menu, dir')) renamed(list, 'ul')
  const items = [...wordItems(body), ...onlineItems(body)]
  while (items.length > 0) {
    const run = [items.shift()!]
    while (items[0] && follows(run.at(-1)!.element, items[0].element)) run.push(items.shift()!)
    nest(run)
  }
  readTasks(body)
  for (const item of body.querySelectorAll('li')) {
    if (!item.parentElement?.matches('ul, ol')) wrap(item)
  }
  for (const list of body.querySelectorAll<HTMLElement>('ul, ol')) joinNext(list)
}

/** Paragraphs of Word, with what stands for their bullet or number. */
function wordItems(body: HTMLElement): Item[] {
  return [...body.querySelectorAll<HTMLElement>('p[data-list*="level"]')].map((element) => {
    const sign = element.querySelector('[data-list="Ignore"]')
    const written = sign?.textContent?.trim() ?? ''
    sign?.remove()
    const isOrdered = /^\(?(\d+|[a-z]{1,5})[.)]/i.test(written)
    const level = Number(/level(\d+)/.exec(element.dataset.list!)?.[1] ?? 1)
    const digits = /\d+/.exec(written)
    return { element, level, isOrdered, number: digits ? Number(digits[0]) : null }
  })
}

/** Word in a browser has a list for each item, and says how deep it is. */
function onlineItems(body: HTMLElement): Item[] {
  return [...body.querySelectorAll<HTMLElement>('.ListContainerWrapper')].flatMap((holder) =>
    [...holder.querySelectorAll<HTMLElement>('li')].map((element) => {
      const list = element.parentElement!
      const isOrdered = list.tagName === 'OL'
      holder.before(element)
      const number = isOrdered ? Number(list.getAttribute('start') ?? 1) : null
      if (!holder.querySelector('li')) holder.remove()
      return { element, level: Number(element.dataset.ariaLevel ?? 1), isOrdered, number }
    }),
  )
}

function follows(element: Element, next: Element): boolean {
  let one: Node | null = element.nextSibling
  while (one && one !== next && one.nodeType !== Node.ELEMENT_NODE && !one.textContent?.trim()) {
    one = one.nextSibling
  }
  if (one?.nodeType === Node.COMMENT_NODE) return follows(one as unknown as Element, next)
  return one === next
}

/** One list of all of them, deeper ones within. */
function nest(items: readonly Item[]): void {
  const open: { list: HTMLElement; level: number; isOrdered: boolean }[] = []
  for (const { element, isOrdered, level, number } of items) {
    while (open.length > 1 && open.at(-1)!.level > level) open.pop()
    const last = open.at(-1)
    const isOther = last?.level === level && last.isOrdered !== isOrdered
    if (isOther) open.pop()
    if (!last || isOther || last.level < level) {
      const list = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
      if (number !== null && number > 1) list.setAttribute('start', String(number))
      const around = open.at(-1)?.list
      if (around) around.append(list)
      else element.before(list)
      open.push({ list, level, isOrdered })
    }
    open.at(-1)!.list.append(element)
    if (element.tagName !== 'LI') renamed(element, 'li')
  }
}

/** Tasks, however they are written: a box, `[ ]`, a sign, or attributes alone. */
function readTasks(body: HTMLElement): void {
  for (const task of body.querySelectorAll<HTMLElement>('[data-task-state]')) {
    const isDone = task.dataset.taskState === 'DONE'
    if (task.parentElement?.matches('div')) renamed(task.parentElement, 'ul')
    renamed(task, 'li').setAttribute('aria-checked', String(isDone))
  }
  for (const item of body.querySelectorAll<HTMLElement>('li')) {
    const checked = checkedIn(item)
    if (checked === null) continue
    item.setAttribute('aria-checked', String(checked))
    if (item.parentElement?.tagName === 'OL') renamed(item.parentElement, 'ul')
  }
}

/** null: it is no task. */
function checkedIn(item: HTMLElement): boolean | null {
  const box = item.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (box && box.closest('li') === item) {
    box.remove()
    return box.hasAttribute('checked')
  }
  if (item.hasAttribute('aria-checked')) {
    item.querySelector('img')?.remove()
    return item.getAttribute('aria-checked') === 'true'
  }
  if (item.closest('.inline-task-list')) return item.classList.contains('checked')
  const words = firstWordsIn(item)
  const sign = words && /^\s*(?:\[([ x]?)\]|([☐☑☒]))\s+/i.exec(words.data)
  if (!words || !sign) return null
  words.data = words.data.slice(sign[0].length)
  return sign[1] === undefined ? sign[2] !== '☐' : sign[1].toLowerCase() === 'x'
}

function firstWordsIn(item: HTMLElement): Text | null {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() !== '') return text.parentElement?.closest('li') === item ? text : null
  }
  return null
}

/** Of a list that was copied in part. */
function wrap(item: Element): void {
  const list = item.ownerDocument.createElement('ul')
  item.before(list)
  list.append(item)
}

const isTasks = (list: Element): boolean => list.querySelector(':scope > [aria-checked]') !== null

/** Lists that go on where another ends are one. */
function joinNext(list: HTMLElement): void {
  for (let next = list.nextElementSibling; next; next = list.nextElementSibling) {
    const isSame = next.tagName === list.tagName && isTasks(next) === isTasks(list)
    if (!isSame || !follows(list, next)) return
    const items = list.querySelectorAll(':scope > li').length
    const start = Number(list.getAttribute('start') ?? 1)
    if (list.tagName === 'OL' && Number(next.getAttribute('start') ?? 1) !== start + items) return
    list.append(next)
    unwrap(next)
  }
}
