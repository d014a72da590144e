/** What work that failed has thrown, as guards and actions get it. */
export type Thrown = { thrown: unknown }

export const thrown = ({ event }: { event: { error: unknown } }): Thrown => ({
  thrown: event.error,
})
