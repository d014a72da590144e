/** What a machine does, as it was reviewed. */
export const behaviorFileOf = (name: string) => `machines/${name}/${name}.behavior.txt`
