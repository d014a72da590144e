/** The field that is typed in stays in sight when a phone's keyboard comes up below it. */
export function stayAboveKeyboard({ document, visualViewport }: Window): void {
  if (visualViewport === null) return
  let height = visualViewport.height
  visualViewport.addEventListener('resize', () => {
    const isCovered = visualViewport.height < height && visualViewport.scale === 1
    height = visualViewport.height
    const field = document.activeElement
    if (isCovered && field?.matches('input, select, textarea')) {
      field.scrollIntoView({ block: 'nearest' })
    }
  })
}
