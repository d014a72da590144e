/** Puts a text into a control as if it were typed, so that it can be taken back there. */
export function typeInstead(control: Element | null, text: string): void {
  if (!(control instanceof HTMLTextAreaElement)) return
  control.focus()
  control.select()
  // No newer way leaves the control's own history whole.
  document.execCommand('insertText', false, text)
}
