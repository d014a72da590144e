/** The id of a field's control: people's own tests and scripts find it by this. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** The id of a row of an array or of blocks. */
export const rowElementId = (path: string, index: number): string =>
  `${path.replaceAll('.', '-')}-row-${index}`
