const words =
  'anchor barley canal drift ember fallow granite hollow inlet juniper kiln ledger marsh nettle orchard pier quarry reed slate tide upland vessel willow yarrow'.split(
    ' ',
  )

/** So many words; the same for the same number. */
export function sentence(number: number, length: number): string {
  const picked = Array.from({ length }, (_, place) => words[scattered(number, place)])
  const text = picked.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** `numbered('Post', 7, 4)` is `Post 0007`. */
export const numbered = (name: string, number: number, digits: number): string =>
  `${name}${String(number).padStart(digits, '0')}`

/** A rich text of so many paragraphs, a heading before every fifth, a bold run in each. */
export function richText(number: number, paragraphs: number) {
  const children = Array.from({ length: paragraphs }, (_, index) => {
    const about = number * 1000 + index * 3
    const paragraph = element('paragraph', [
      run(`${sentence(about, 18)} `, 0),
      run(sentence(about + 1, 4), 1),
      run(` ${sentence(about + 2, 20)}`, 0),
    ])
    if (index % 5 > 0) return [paragraph]
    return [{ ...element('heading', [run(sentence(about, 5), 0)]), tag: 'h2' }, paragraph]
  })
  return { root: element('root', children.flat()) }
}

const element = (type: string, children: object[]) => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
})

const run = (text: string, format: number) => ({
  type: 'text',
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
  version: 1,
})

/** A place in the words that looks like chance. */
function scattered(number: number, place: number): number {
  const mixed = Math.imul(number * 31 + place + 1, 0x9e3779b1) ^ (number << 7)
  return ((mixed >>> 9) ^ (mixed >>> 17)) % words.length
}
