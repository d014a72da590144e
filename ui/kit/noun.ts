/**
 * The label of a kind of document in the middle of a sentence: 'Posts' becomes 'posts', but 'API keys'
 * and 'Landing Pages' are names. German writes its nouns with a capital.
 */
export function nounIn(language: string, label: string): string {
  const [first = '', ...rest] = label
  const isName = /\p{Lu}/u.test(rest.join(''))
  return isName || language.startsWith('de')
    ? label
    : first.toLocaleLowerCase(language) + rest.join('')
}

/** One of them, or several: 'post', 'posts'. */
export const countedNoun = (
  language: string,
  { singular, plural }: { singular: string; plural: string },
  count: number,
): string => nounIn(language, count === 1 ? singular : plural)
