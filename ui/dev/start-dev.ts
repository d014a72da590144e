import type { DevState } from '#config-schema/dev'
import { devEventsPath } from '#config-schema/dev'
import type { Panel } from '../kit/panel.ts'
import { openEvent, refreshEvent } from './events.ts'
import { refreshConfig } from './refresh-config.ts'
import { refreshStyles } from './refresh-styles.ts'
import { showMistake } from './show-mistake.ts'

/** Follows what is edited, for as long as the page is there. @param script its address names the server that the page is from */
export function startDev(browser: Window, script: URL): void {
  let panel: Panel | null = null
  let server = script.searchParams.get('server')
  let components: string | null = null
  browser.addEventListener(openEvent, (event) => {
    panel = (event as CustomEvent<Panel>).detail
  })
  new EventSource(devEventsPath).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const state: DevState = JSON.parse(data)
    showMistake(browser.document, state.mistake)
    if (state.server !== null && state.server !== server) {
      server = state.server
      if (panel) void refreshConfig(panel, browser.location)
      else browser.location.reload()
    }
    if (components !== null && state.components !== components) {
      browser.dispatchEvent(new CustomEvent(refreshEvent, { detail: state.components }))
      refreshStyles(browser.document, state.components)
    }
    components = state.components
  })
}
