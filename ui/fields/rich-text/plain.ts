/** Words as they are compared: without capitals and the marks on letters. */
export const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
