/** Data as the text of a file that people may read, too. */
export const jsonText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
