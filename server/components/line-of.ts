/** The line, from 1, in which a source names a module. null: it is made from another one. */
export function lineOf(module: string, source: string): number | null {
  const index = source
    .split('\n')
    .findIndex((line) => line.includes(`'${module}'`) || line.includes(`"${module}"`))
  return index === -1 ? null : index + 1
}
