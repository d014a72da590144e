/** A text that Markdown would take for more than text, so that it reads as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(
      /[\\`*[\]~]|={2,}|<(?=[a-z/!?])|&(?=#?\w+;)/gi,
      (signs) => `\\${[...signs].join('\\')}`,
    )
    .replace(/_+/g, (signs, at: number, all: string) =>
      isWord(all[at - 1]) ? signs : escapeUnderscores(signs),
    )
}

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

/** An address between brackets. */
export const escapeAddress = (address: string): string =>
  address.replace(/[\s<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
