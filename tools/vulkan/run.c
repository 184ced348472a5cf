// Runs one compute shader, or draws once, on the first Vulkan device and writes the resources back.
//
//   run JOB          lines of JOB, in this order:
//     filter MINIFY MAGNIFY ADDRESS COMPARE          of the samplers that follow; numbers of VkFilter, VkSamplerAddressMode, VkCompareOp (0: none)
//     resource KIND SET BINDING ELEMENT FORMAT FILE [WIDTH HEIGHT LEVELS]
//                                                    KIND: storage uniform texels rwtexels image rwimage combined sampler
//     push FILE                                      push constants
//     repeat N                                       run the dispatch N more times and print how long each took
//     constant ID VALUE                              a specialisation constant of 32 bits
//     lines of acceleration.c                        scenes to trace rays through
//     shader FILE ENTRY X Y Z                        runs; FILE.out has the contents of each resource afterwards
//     lines of draw.c                                instead of it
//
// FORMAT is a number of VkFormat; FILE holds the bytes. Ends with 0 when the shader ran, 2 when there is no device.
#include <time.h>
#include "runner.h"

size_t pushSize;
/** How often a dispatch is run again, to measure it. */
static unsigned repeat;
static unsigned char push[256];
static VkSpecializationMapEntry constants[MOST];
static unsigned values[MOST], constantCount;

VkSpecializationInfo specialization(void) {
  return (VkSpecializationInfo){ constantCount, constants, sizeof values, values };
}

void bindPipeline(VkPipelineBindPoint point, VkPipeline pipeline, VkPipelineLayout layout, unsigned setCount, const VkDescriptorSet *sets) {
  vkCmdBindPipeline(commands, point, pipeline);
  if (setCount) vkCmdBindDescriptorSets(commands, point, layout, 0, setCount, sets, 0, 0);
  if (pushSize) vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_ALL, 0, (unsigned)pushSize, push);
}

static void runShader(const char *path, const char *entry, unsigned x, unsigned y, unsigned z) {
  VkDescriptorSet sets[MOST_SETS];
  unsigned setCount;
  VkPipelineLayout layout = makeSets(sets, &setCount);
  VkSpecializationInfo special = specialization();
  VkComputePipelineCreateInfo info = { VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, 0, 0,
    { VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, 0, 0, VK_SHADER_STAGE_COMPUTE_BIT, makeModule(path), entry, &special }, layout, 0, 0 };
  VkPipeline pipeline;
  CHECK(vkCreateComputePipelines(device, 0, 1, &info, 0, &pipeline));
  beginCommands();
  copyImages(0);
  barrier();
  bindPipeline(VK_PIPELINE_BIND_POINT_COMPUTE, pipeline, layout, setCount, sets);
  vkCmdDispatch(commands, x, y, z);
  barrier();
  copyImages(1);
  runCommands();
  writeBack();
  for (unsigned round = 0; round < repeat; round++) {
    beginCommands();
    bindPipeline(VK_PIPELINE_BIND_POINT_COMPUTE, pipeline, layout, setCount, sets);
    vkCmdDispatch(commands, x, y, z);
    barrier();
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    runCommands();
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("milliseconds %f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
  }
}

int main(int argc, char **argv) {
  FILE *job = argc > 1 ? fopen(argv[1], "r") : 0;
  if (!job) return 1;
  openDevice();
  Filter filter = { 0 };
  char line[4096], first[512], second[256];
  while (fgets(line, sizeof line, job)) {
    unsigned x, y, z;
    Resource *next = &resources[count];
    if (sscanf(line, "resource %15s %u %u %u %u %511s %u %u %u", next->kind, &next->set, &next->binding, &next->element, &next->format, next->file,
        &next->width, &next->height, &next->levels) >= 6) {
      makeResource(next, filter);
      if (++count >= MOST - 8) return 1;
    } else if (sscanf(line, "filter %u %u %u %u", &filter.minify, &filter.magnify, &filter.address, &filter.compare) == 4) continue;
    else if (sscanf(line, "repeat %u", &repeat) == 1) continue;
    else if (sscanf(line, "constant %u %u", &x, &y) == 2) {
      values[constantCount] = y;
      constants[constantCount] = (VkSpecializationMapEntry){ x, constantCount * 4, 4 };
      if (++constantCount == MOST) return 1;
    } else if (sscanf(line, "push %511s", first) == 1) {
      unsigned char *bytes = readFile(first, &pushSize);
      if (pushSize > sizeof push) return 1;
      memcpy(push, bytes, pushSize);
    } else if (sscanf(line, "shader %511s %255s %u %u %u", first, second, &x, &y, &z) == 5) runShader(first, second, x, y, z);
    else if (!readAcceleration(line) && !readDraw(line)) {
      printf("cannot read: %s", line);
      return 1;
    }
  }
  return 0;
}
