/** What a list offers for what was typed. */
export interface Offered {
  typed: string
  /** It's still being looked for: what is offered is what was found before. */
  isLoading: boolean
  /** What can be chosen first; null: nothing can. */
  first: string | null
  /** It wasn't found: it's the offer to make what was typed. */
  isNew: boolean
}

export interface ComboboxContext {
  /** What nothing of the list was chosen for yet. */
  typed: string
  offered: Offered
}

export type ComboboxEvent =
  | { type: 'user.type'; text: string }
  /** Enter; `highlighted` is what the list shows as its choice. */
  | { type: 'user.enter'; highlighted: string | null }
  /** To an item of the list, by key or pointer: from now on Enter is the list's. */
  | { type: 'user.point' }
  /** Escape, a choice by other means, or to another place of the page. */
  | { type: 'user.leave' }
  | { type: 'page.offered'; offered: Offered }

export type ComboboxEmitted = { type: 'chosen'; id: string }
