import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { livePreviewMachine } from './live-preview.machine.ts'

export const laws: Laws<typeof livePreviewMachine> = {
  'nothing is sent anywhere but to an expected origin': always(
    ({
      snapshot: {
        context: { origin, origins },
      },
    }) => origin === null || origins.includes(origin),
  ),
  'where nobody listens, nothing is sent': always(
    ({ snapshot: state }) => state.hasTag('listening') === (state.context.origin !== null),
  ),
  'a page has a size that a screen can have': always(
    ({
      snapshot: {
        context: { size },
      },
    }) =>
      size === null || [size.width, size.height].every((pixels) => pixels >= 0 && pixels <= 10_000),
  ),
  'only a page that fills its place has no size': always(
    ({ snapshot: { context, value } }) =>
      (context.size === null) === (value.breakpoint === 'responsive'),
  ),
}
