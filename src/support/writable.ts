/** The same object, to be filled or changed by its creator. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
