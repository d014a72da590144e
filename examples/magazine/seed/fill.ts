/** Puts words into the gaps of a sentence: 'On {many}' with many = 'maps' is 'On maps'. */
export function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const word = words[name] ?? words[name.toLowerCase()]
    if (word === undefined) throw new Error(`No word for ${gap} in: ${sentence}`)
    return /^[A-Z]/.test(name) ? capitalised(word) : word
  })
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
