import { useDrawerDepth } from '../../kit/drawers.ts'

/** The id of a field's control: people's own tests and scripts find it by this. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** The same on the page that one is on: drawers over it number their own, so that labels find them. */
export function useControlId(path: string): string {
  const depth = useDrawerDepth()
  return depth === 0 ? controlId(path) : `${controlId(path)}-${depth + 1}`
}

/** The id of a row of an array or of blocks; in drawers with their number, as that of a control. */
export function useRowElementId(path: string, index: number): string {
  const depth = useDrawerDepth()
  const id = `${path.replaceAll('.', '-')}-row-${index}`
  return depth === 0 ? id : `${id}-${depth + 1}`
}
