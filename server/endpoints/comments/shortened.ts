const longestText = 300

/** As much of it as tells what it is about; no half of a mention, nor of a character. */
export function shortened(text: string): string {
  if (text.length <= longestText) return text
  const words = text.slice(0, longestText).replace(/(?:@(?:\[[^\]]*)?|\p{Surrogate})$/u, '')
  return `${words.trimEnd()}…`
}
