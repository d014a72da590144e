/** A request's filter compares with what can't be compared; the message says what to send instead. */
export class UnreadableFilter extends Error {
  override name = 'UnreadableFilter'
}
