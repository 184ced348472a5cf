/** The same object, to be filled or changed by whoever made it. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
