/** One event of each type; a type that is forgotten does not compile. */
export type OneOfEach<Event extends { type: string }> = {
  [Type in Event['type']]: Extract<Event, { type: Type }>
}
