import { directionOf } from '../text/texts.ts'

/** From here on, in characters of one paragraph, the browser takes longer than a frame. */
const long = 20_000

const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u

/**
 * The direction of a text of several lines. With `auto` the browser decides each paragraph by itself,
 * and looks for its direction anew in every line that it breaks: a megabyte in one paragraph takes it
 * seconds, with each key. Where there is such a paragraph, the first letter of the text decides.
 */
export function directionOfText(
  field: { rtl: boolean },
  text: string,
  written: { isRtl: boolean },
): ReturnType<typeof directionOf> | 'ltr' {
  const direction = directionOf(field, text, written)
  if (direction !== 'auto' || !hasLongParagraph(text)) return direction
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}

function hasLongParagraph(text: string): boolean {
  for (let from = 0; text.length - from > long; ) {
    const end = text.indexOf('\n', from)
    if (end === -1 || end - from > long) return true
    from = end + 1
  }
  return false
}
