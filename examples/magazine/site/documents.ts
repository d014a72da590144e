/** The documents of the magazine as its REST API answers them, as far as the site reads them. */

export interface List<Document> {
  docs: Document[]
  page: number
  totalPages: number
}

export interface Post {
  title: string
  excerpt: string
  /** Rich text, as it is stored. */
  body?: unknown
  slug: string
  kind: 'essay' | 'interview' | 'review' | 'news'
  /** A draft has none yet. */
  publishedAt: string | null
  readingMinutes?: number | null
  contact?: string | null
  author?: Author | number | string | null
  categories?: (Category | number | string)[] | null
  cover?: Picture | number | string | null
  sources?: { title: string; url?: string | null; note?: string | null }[] | null
  seo?: { title?: string | null; description?: string | null } | null
}

export interface Author {
  name: string
  bio?: string | null
}

export interface Category {
  id: number | string
  name: string
  slug: string
  colour: string
  description?: string | null
}

export interface Picture {
  alt: string
  credit?: string | null
  url: string
  width: number
  height: number
  sizes: { card?: { url?: string | null } }
}

export interface Page {
  title: string
  body: string
  /** Rich text, as it is stored. */
  article?: unknown
  sections?: { heading: string; text?: string | null }[] | null
}

export interface Settings {
  title?: string | null
  tagline?: string | null
  featured?: Post | number | string | null
  navigation?: { label: string; url: string }[] | null
  social?: { label: string; url: string }[] | null
}

/** A relation that was followed. Whatever the visitor may not read stays a bare id. */
export const followed = <Document extends object>(
  relation: Document | number | string | null | undefined,
): Document | undefined =>
  typeof relation === 'object' && relation !== null ? relation : undefined
