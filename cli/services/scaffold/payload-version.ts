/**
 * The Payload of a new project: the newest version that its plugins are published in, each of which takes exactly
 * its own. `examples/existing-payload` is tried with the same one and with plugins.
 */
export const payloadVersion = '3.90.1'
