/** As much room as the rows would take that are not on the page now. */
export const Gap = ({ height }: { height: number }) => (
  <li aria-hidden="true" data-part="gap" style={{ blockSize: height }} />
)
