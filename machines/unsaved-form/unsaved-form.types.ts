export type UnsavedFormEvent =
  /** Something was typed or chosen that goes with the form. */
  | { type: 'user.enter' }
  /** Nothing would be lost: it was typed back, or submitted. */
  | { type: 'page.settled' }
  /** Escape, a press outside, or the close button. */
  | { type: 'user.close' }
  | { type: 'user.stay' }
  | { type: 'user.discard' }
  /** The page itself is left, and asks about everything on it. */
  | { type: 'page.leaving' }

export type UnsavedFormEmitted =
  /** The form may close. */
  { type: 'closed' }
