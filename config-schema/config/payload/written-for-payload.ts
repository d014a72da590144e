/** Where a config says that it was given to Payload's `buildConfig`. A name, as the mark is set elsewhere. */
export const payloadMark = 'stateroom.writtenForPayload'

/** Whether a config was given to Payload's `buildConfig`: Payload is the one to judge its content. */
export const isWrittenForPayload = (config: object): boolean =>
  Reflect.get(config, Symbol.for(payloadMark)) === true
