// How much one compilation may ask for. Hostile input ends with an error, not with a full memory or a hang.

export const limits = {
  /** Levels of #include, as in Clang. */
  includeDepth: 200,
  /** Files entered, counting repetitions. */
  includes: 1 << 16,
  /** Tokens made by macro expansion, intermediate ones included. */
  expandedTokens: 1 << 22,
  /** Characters of a token made by # or ##; a long one also counts as many tokens. */
  madeTokenLength: 1 << 16,
  /** Macro arguments inside macro arguments. */
  argumentDepth: 256,
  /** Tokens handed to the parser, and tokens of all files entered. */
  tokens: 1 << 24,
  /** Characters of all files entered and macros expanded. */
  locations: 2 ** 29,
  /** Parentheses and unary operators in an #if. */
  expressionDepth: 256,
} as const
