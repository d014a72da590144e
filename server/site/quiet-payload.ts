/** Turns off what Payload looks for in a project of its own. */
export function quietPayload(): void {
  // Payload would look for a development server of Next.js.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  // A site's preview client may be older than the Payload that is embedded here.
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
}
