/** Whoever changes any part of it throws. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key of Object.keys(value)) deepFrozen(Reflect.get(value, key))
  return value
}
