import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import type { Asking } from '../asking.ts'
import type { Spot } from '../spot.ts'

/** Whether the condition of a part lets it on the form. Like Payload, it waits for no promise. */
export async function isShown(
  asking: Asking,
  { admin }: PayloadField,
  spot: Spot,
): Promise<boolean> {
  const condition = admin?.condition
  if (!condition) return true
  const { document, req } = asking
  const { level, path } = spot
  return asking.hear(path, 'condition', true, () =>
    Boolean(
      condition(document.data, level.data, {
        // Payload's type promises a block; outside of blocks there is none.
        blockData: level.block as NonNullable<typeof level.block>,
        operation: document.operation,
        path: [...path],
        user: req.user,
      }),
    ),
  )
}
