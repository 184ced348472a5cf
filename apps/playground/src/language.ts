// Colours for HLSL, LLVM text, SPIR-V, GLSL and JSON: words, numbers, comments, strings. The compiler knows the language; this only
// has to be fast.
import { HighlightStyle, StreamLanguage, type StreamParser, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'

const words = new Set(
  `break case cbuffer class const continue default discard do else enum export false for groupshared if in inline inout
  interface namespace nointerpolation out precise register return row_major column_major static struct switch tbuffer template
  true typedef uniform unorm snorm using void volatile while numthreads packoffset globallycoherent
  define declare call load store br ret getelementptr layout buffer readonly writeonly`.split(/\s+/),
)
const typeName =
  /^(?:(?:bool|int|uint|dword|half|float|double|min16float|min16int|min16uint|u?int(?:16|64)_t|float16_t)(?:[1-4](?:x[1-4])?)?|(?:RW|Rasterizer\w+)?(?:Buffer|StructuredBuffer|ByteAddressBuffer|Texture[123]D(?:MS)?(?:Array)?|TextureCube(?:Array)?)|(?:Append|Consume)StructuredBuffer|ConstantBuffer|TextureBuffer|Sampler(?:Comparison)?State|DescriptorHandle|ParameterBlock|vec[234]|mat[234]|[iu]vec[234]|i32|i1|ptr|Op[A-Z]\w+)$/

interface State {
  isComment: boolean
}

const parser: StreamParser<State> = {
  startState: () => ({ isComment: false }),
  copyState: (state) => ({ ...state }),
  token(stream, state) {
    // A line of a megabyte is text.
    if (stream.string.length > 20_000) {
      stream.skipToEnd()
      return null
    }
    if (state.isComment) {
      if (stream.skipTo('*/')) {
        stream.match('*/')
        state.isComment = false
      } else stream.skipToEnd()
      return 'comment'
    }
    if (stream.eatSpace()) return null
    if (stream.match('//') || stream.match(/^;/)) {
      if (stream.string[stream.start] === '/' || stream.start === 0) stream.skipToEnd()
      else return null
      return 'comment'
    }
    if (stream.match('/*')) {
      state.isComment = true
      return 'comment'
    }
    if (stream.match(/^#\s*\w+/)) return 'meta'
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string'
    if (stream.match(/^(?:0[xX][\da-fA-F]+|\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+)[\w]*/)) return 'number'
    if (stream.match(/^[%@!][\w.$-]+/)) return 'variableName'
    if (stream.match(/^[A-Za-z_]\w*/)) {
      const word = stream.current()
      return words.has(word) ? 'keyword' : typeName.test(word) ? 'typeName' : null
    }
    stream.next()
    return null
  },
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--keyword)' },
  { tag: tags.typeName, color: 'var(--type)' },
  { tag: tags.number, color: 'var(--number)' },
  { tag: tags.string, color: 'var(--string)' },
  { tag: tags.comment, color: 'var(--comment)', fontStyle: 'italic' },
  { tag: tags.meta, color: 'var(--meta)' },
  { tag: tags.variableName, color: 'var(--value)' },
])

export const colouring: Extension = [StreamLanguage.define(parser), syntaxHighlighting(colours)]
