export interface Shown {
  id: number
  title?: string
  friend?: { title?: string } | number | null
  sections?: { id: string; heading?: string }[] | null
}

/** What the page knows of the panel that shows it: its origin, and the document of the address. */
export const facts = () => ({
  initialData: { id: Number(new URLSearchParams(location.search).get('id')) } as Shown,
  serverURL: new URL(document.referrer).origin,
})
