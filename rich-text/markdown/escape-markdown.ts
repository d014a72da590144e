/**
 * A text that Markdown would take for more than text, so that it reads as it is. `before` is what
 * stands before it.
 */
export const escapeMarkdown = (text: string, before = ''): string =>
  text
    .split(/([ \t]+)/)
    .map((word, index) =>
      addresses.test(index === 0 ? wordAtEnd(before) + word : word)
        ? escapeInAddress(word)
        : escapeSigns(word),
    )
    .join('')
    // The next text could go on with a tag.
    .replace(/<$/, '&lt;')
    .replace(/_+/g, (signs, at: number, all: string) =>
      isWord(all[at - 1]) ? signs : escapeUnderscores(signs),
    )

/** An address in this word becomes a link, and takes the backslashes of what follows along. */
export const mayBeAddress = (before: string): boolean => addresses.test(wordAtEnd(before))

const addresses = /:\/\/|www\./i

/** Other spaces end no address. */
const wordAtEnd = (text: string): string => /[^ \t\n]*$/.exec(text)?.[0] ?? ''

const escapeSigns = (word: string): string =>
  word.replace(
    /[\\`*[\]~]|={2,}|<(?=[a-z/!?])|&(?=#?\w+;)/gi,
    (signs) => `\\${[...signs].join('\\')}`,
  )

/** Numbers stand for themselves, whether an address ends before them or not. */
const escapeInAddress = (word: string): string =>
  word
    .replace(/[\\`[\]<]|&(?=#?\w+;)/g, inNumbers)
    .replace(/[*~]|={2,}/g, (signs) => `\\${[...signs].join('\\')}`)

/** Those that are not escaped yet. */
export const escapeUnderscores = (text: string): string => text.replace(/(?<!\\)_/g, '\\_')

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** A line that would begin a list, a heading or a quote, or be a rule. */
export function escapeLine(line: string): string {
  const isSpecial = /^(#{1,6}(\s|$)|[-+](\s|$)|>|=+\s*$)/.test(line) || isRule(line)
  return isSpecial ? `\\${line}` : line.replace(/^(\d{1,9})(?=[.)](\s|$))/, '$1\\')
}

/** Also that of a table. */
const isRule = (line: string): boolean => line.includes('-') && /^[-:|\s]+$/.test(line)

/** Text that stays in its line: Markdown ends lines at a carriage return as well. */
export const inOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\t' ? sign : ' '))

/** An address between brackets. Markdown reads entities in it, and code before links. */
export const escapeAddress = (address: string): string =>
  address
    .replace(/[\s\p{Cc}<>()\\`"]/gu, (sign) => encodeURIComponent(sign).toLowerCase())
    .replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replace(/&(?=#|\w+;)/g, '&amp;')

export const inNumbers = (character: string): string => `&#${character.codePointAt(0)};`
