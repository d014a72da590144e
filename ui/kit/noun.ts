/**
 * The label of a kind of document in the middle of a sentence: 'Posts' becomes 'posts', but 'API keys'
 * and 'Landing Pages' are names. A text asks for it, as `{{label, inSentence}}`: that is up to its language.
 */
export const nounIn = (language: string, label: string): string =>
  /.\p{Lu}/u.test(label)
    ? label
    : label.replace(/^./u, (first) => first.toLocaleLowerCase(language))
