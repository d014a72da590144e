import type { DevMistake } from '#config-schema/dev'

const name = 'stateroom-mistake'

/** Shows what is wrong with the edited files above the page, in a root that the page's styles don't reach. */
export function showMistake(page: Document, mistake: DevMistake | null): void {
  const before = page.querySelector(name)
  if (mistake === null) {
    before?.remove()
    return
  }
  const host = before ?? page.body.appendChild(page.createElement(name))
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const details = page.createElement('details')
  details.open = true
  const summary = page.createElement('summary')
  summary.textContent = mistake.title
  const lines = page.createElement('pre')
  lines.tabIndex = 0
  lines.textContent = mistake.lines.join('\n')
  details.append(summary, lines)
  const alert = page.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.append(details)
  const style = page.createElement('style')
  style.textContent = styles
  root.replaceChildren(style, alert)
}

/** Before the panel is there, its tokens have no value. */
const styles = `
  :host {
    position: fixed;
    inset: auto 1rem 1rem;
    z-index: 2147483647;
    color-scheme: inherit;
  }

  div {
    max-inline-size: 60rem;
    margin-inline: auto;
    color: var(--text, CanvasText);
    font: 0.875rem/1.4 var(--font, system-ui);
    background: var(--surface-danger, Canvas);
    border: 1px solid var(--danger, #c22);
    border-radius: 0.375rem;
    box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 0.25);
  }

  summary {
    padding: 0.5rem 0.75rem;
    font-weight: 600;
    cursor: pointer;
  }

  pre {
    max-block-size: 40vh;
    margin: 0;
    padding: 0.25rem 0.75rem 0.75rem;
    overflow: auto;
    font: 0.8125rem/1.5 var(--font-mono, ui-monospace, monospace);
  }
`
