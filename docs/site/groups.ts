export interface PageGroup {
  name: string
  /** Paths from the repository's root. */
  pages: string[]
}

/** The headings of the list of pages, each with the pages below it. */
export function groupsOf(list: string): PageGroup[] {
  return list
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ name: section.split('\n', 1)[0]!.trim(), pages: pagesIn(section) }))
}

/** A row begins with a link: `| [editor/saving.md](editor/saving.md) | …`. */
const pagesIn = (section: string): string[] =>
  [...section.matchAll(/^\| \[[^\]]*\]\(([^)]+)\)/gm)].map(([, path]) =>
    new URL(path!, 'file:///docs/').pathname.slice(1),
  )

/** What a page is called: its first heading. */
export const titleOf = (page: string): string => /^# (.+)$/m.exec(page)?.[1] ?? ''
