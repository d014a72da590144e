/** What the tests need of it; this version brings no types. */
declare module 'parse5' {
  interface PageNode {
    nodeName: string
    value?: string
    tagName?: string
    attrs?: { name: string; value: string }[]
    childNodes?: PageNode[]
  }
  export function parseFragment(html: string): { childNodes: PageNode[] }
}
