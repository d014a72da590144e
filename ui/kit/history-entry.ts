/**
 * What a screen keeps beside its entry in the browser's history. Whoever comes back to the entry finds
 * it; who comes to the same address anew does not.
 */
export const keepInEntry = (part: Readonly<Record<string, unknown>>): void =>
  history.replaceState({ ...history.state, ...part }, '')

export const keptInEntry = (name: string): unknown => history.state?.[name]
