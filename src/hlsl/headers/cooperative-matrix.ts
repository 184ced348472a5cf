// `#include <vk/khr/cooperative_matrix.h>`: matrices that the threads of a subgroup or group hold together (SPV_KHR_cooperative_matrix).
// DXC's names; written from tables here, on inline SPIR-V.
//
//   using A = vk::khr::CooperativeMatrixA<float, vk::ScopeSubgroup, 16, 8>;
//   A a = A::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(buffer, 0, 64);

interface Source {
  /** Behind `Load` and `Store`, with the parameters that say where. */
  readonly parameters: string
  readonly place: string
  /** Memory operands that make what other threads wrote visible, by DXC's header: the mask, and the scope. */
  readonly coherence?: { readonly scope: string }
  readonly prefix?: string
  readonly isReadOnly?: true
}

const sources: readonly Source[] = [
  { parameters: 'RWStructuredBuffer<Type> data, uint32_t index, uint32_t stride', place: 'data[index]' },
  {
    parameters: 'StructuredBuffer<Type> data, uint32_t index, uint32_t stride',
    place: 'data[index]',
    isReadOnly: true,
  },
  {
    parameters: 'globallycoherent RWStructuredBuffer<Type> data, uint32_t index, uint32_t stride',
    place: 'data[index]',
    coherence: { scope: 'ScopeQueueFamily' },
    prefix: 'Coherent',
  },
  {
    parameters: 'WorkgroupSpirvPointer<Type> data, uint32_t stride',
    place: 'data',
    coherence: { scope: 'ScopeWorkgroup' },
  },
]

const availableMask = 'MemoryAccessNonPrivatePointerMask | MemoryAccessMakePointerAvailableMask'
const visibleMask = 'MemoryAccessNonPrivatePointerMask | MemoryAccessMakePointerVisibleMask'

/** With the memory operands as a template argument, and without any. */
function both(head: string, name: string, { parameters }: Source, body: string, returns: string): string {
  const given = parameters.split(', ').map((parameter) => parameter.split(' ').at(-1)!)
  return `  template <uint32_t operands, CooperativeMatrixLayout layout, class Type>
  ${head} ${name}(${parameters}) { ${body} }
  template <CooperativeMatrixLayout layout, class Type>
  ${head} ${name}(${parameters}) { ${returns}${name}<MemoryAccessMaskNone, layout>(${given.join(', ')}); }
`
}

function loadText(source: Source): string {
  const { place, coherence, prefix = '' } = source
  const isPointer = place === 'data'
  const suffix = `${isPointer ? 'Pointer' : ''}${coherence ? 'Coherent' : ''}`
  const operands = coherence ? `operands | ${visibleMask}, ${coherence.scope}` : 'operands'
  const body = `CooperativeMatrix loaded;
    loaded.value = detail::load${suffix}<Native>(${place}, layout, stride, ${operands});
    return loaded;`
  return both('static CooperativeMatrix', `${prefix}Load`, source, body, 'return ')
}

function storeText(source: Source): string {
  const { place, coherence, prefix = '' } = source
  const isPointer = place === 'data'
  const suffix = `${isPointer ? 'Pointer' : ''}${coherence ? 'Coherent' : ''}`
  const operands = coherence ? `operands | ${availableMask}, ${coherence.scope}` : 'operands'
  const body = `detail::store${suffix}(${place}, value, layout, stride, ${operands});`
  return both('void', `${prefix}Store`, source, body, '')
}

const operators: readonly (readonly [sign: string, method: string])[] = [
  ['+', 'Add'],
  ['-', 'Sub'],
  ['*', 'Mul'],
  ['/', 'Div'],
]

function operatorText([sign, method]: readonly [string, string]): string {
  return `  CooperativeMatrix operator${sign}(CooperativeMatrix other) {
    CooperativeMatrix result;
    result.value = util::ArithmeticSelector<ComponentType>::${method}(value, other.value);
    return result;
  }
`
}

/** Instructions with a reference or a pointer, with and without the scope behind the mask. */
function accessText(): string {
  const forms = [
    { suffix: '', place: '[[vk::ext_reference]] T place', scope: '' },
    { suffix: 'Coherent', place: '[[vk::ext_reference]] T place', scope: ', Scope scope' },
    { suffix: 'PointerCoherent', place: 'WorkgroupSpirvPointer<T> place', scope: ', Scope scope' },
  ]
  return forms
    .map(
      ({ suffix, place, scope }) => `template <class M, class T> [[vk::ext_instruction(4457)]]
M load${suffix}(${place}, CooperativeMatrixLayout layout, uint32_t stride, [[vk::ext_literal]] uint32_t operands${scope});
template <class T, class M> [[vk::ext_instruction(4458)]]
void store${suffix}(${place}, M value, CooperativeMatrixLayout layout, uint32_t stride, [[vk::ext_literal]] uint32_t operands${scope});
`,
    )
    .join('')
}

const uses = ['A', 'B', 'Accumulator'] as const

function useText(use: (typeof uses)[number]): string {
  return `template <typename ComponentType, Scope scope, uint rows, uint columns>
using CooperativeMatrix${use} = CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrix${use}KHR>;
`
}

/** Operands say which matrices have signed components, and whether the sum saturates. */
function multiplyText(name: string, saturates: boolean): string {
  const signed = 'CooperativeMatrixAccumulator<ComponentType, scope, rows, columns>::isSigned'
  const saturation = saturates ? ' | CooperativeMatrixOperandsSaturatingAccumulationKHRMask' : ''
  return `template <typename ComponentType, Scope scope, uint rows, uint columns, uint K>
CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrixAccumulatorKHR> ${name}(
    CooperativeMatrix<ComponentType, scope, rows, K, CooperativeMatrixUseMatrixAKHR> a,
    CooperativeMatrix<ComponentType, scope, K, columns, CooperativeMatrixUseMatrixBKHR> b,
    CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrixAccumulatorKHR> c) {
  CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrixAccumulatorKHR> result;
  result.value = detail::multiplyAdd(a.value, b.value, c.value, (${signed} ? 15 : 0)${saturation});
  return result;
}
`
}

export function cooperativeMatrixHeader(): string {
  return `#pragma once
#if __SPIRV_MAJOR_VERSION__ == 1 && __SPIRV_MINOR_VERSION__ < 6
#error "CooperativeMatrix requires a minimum of SPIR-V 1.6"
#endif
#include <vk/spirv.h>
#include <vk/opcode_selector.h>
namespace vk { namespace khr {
namespace detail {
${accessText()}template <class M> [[vk::ext_instruction(4460)]] uint32_t length(M matrix);
template <class T> using Element = vk::SpirvOpaqueType<32, vk::Literal<vk::integral_constant<uint, 7> >, T>;
template <class T, class M> [[vk::ext_instruction(65)]] Element<T> element([[vk::ext_reference]] M matrix, uint32_t index);
template <class T> [[vk::ext_instruction(61)]] T loadElement(Element<T> element);
template <class T> [[vk::ext_instruction(62)]] void storeElement(Element<T> element, T component);
template <class A, class B, class C> [[vk::ext_instruction(4459)]]
C multiplyAdd(A a, B b, C c, [[vk::ext_literal]] uint32_t operands);
template <class M, class T> [[vk::ext_instruction(143)]] M timesScalar(M matrix, T scalar);
template <class M, class T> [[vk::ext_instruction(80)]] M splat(T component);
}
template <typename ComponentType, Scope scope, uint rows, uint columns, CooperativeMatrixUse use>
class CooperativeMatrix {
  using Native = vk::SpirvOpaqueType<4456, ComponentType, vk::integral_constant<uint, scope>, vk::integral_constant<uint, rows>,
      vk::integral_constant<uint, columns>, vk::integral_constant<uint, use> >;
  [[vk::ext_extension("SPV_KHR_cooperative_matrix")]]
  [[vk::ext_capability(6022)]]
  [[vk::ext_capability(5345)]]
  Native value;
  static const bool isSigned = (ComponentType(0) - ComponentType(1) < ComponentType(0)) && ComponentType(1) / ComponentType(2) == ComponentType(0);
  template <class NewComponentType> CooperativeMatrix<NewComponentType, scope, rows, columns, use> cast() {
    CooperativeMatrix<NewComponentType, scope, rows, columns, use> result;
    result.value = util::ConversionSelector<ComponentType, NewComponentType>::template Convert<
        typename CooperativeMatrix<NewComponentType, scope, rows, columns, use>::Native>(value);
    return result;
  }
  CooperativeMatrix negate() {
    CooperativeMatrix result;
    result.value = util::ArithmeticSelector<ComponentType>::Negate(value);
    return result;
  }
${operators.map(operatorText).join('')}  CooperativeMatrix operator*(ComponentType scalar) {
    CooperativeMatrix result;
    result.value = detail::timesScalar(value, scalar);
    return result;
  }
${sources.map(loadText).join('')}${sources
  .filter(({ isReadOnly }) => !isReadOnly)
  .map(storeText)
  .join('')}  static CooperativeMatrix Splat(ComponentType component) {
    CooperativeMatrix result;
    result.value = detail::splat<Native>(component);
    return result;
  }
  static uint32_t GetLength() {
    Native matrix;
    return detail::length(matrix);
  }
  void Set(ComponentType component, uint32_t index) {
    detail::storeElement<ComponentType>(detail::element<ComponentType>(value, index), component);
  }
  ComponentType Get(uint32_t index) {
    return detail::loadElement<ComponentType>(detail::element<ComponentType>(value, index));
  }
};
${uses.map(useText).join('')}${multiplyText('cooperativeMatrixMultiplyAdd', false)}${multiplyText('cooperativeMatrixSaturatingMultiplyAdd', true)}} }
`
}
