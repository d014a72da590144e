import { ready, subscribe } from 'live-preview-3-54'
import type { Shown } from './page.ts'
import { facts } from './page.ts'

const { initialData, serverURL } = facts()
const main = document.body.appendChild(document.createElement('main'))

/** The same page with the client of 3.54, which wants to know the fields. */
function show({ friend, sections, title }: Shown): void {
  const texts = [title, typeof friend === 'object' ? friend?.title : '', ...headings(sections)]
  main.replaceChildren(
    ...texts.map((text, index) => {
      const element = document.createElement(index === 0 ? 'h1' : 'p')
      element.textContent = text ?? ''
      return element
    }),
  )
}

const headings = (sections: Shown['sections']) => (sections ?? []).map(({ heading }) => heading)

subscribe<Shown>({ initialData, serverURL, depth: 1, callback: show })
ready({ serverURL })
