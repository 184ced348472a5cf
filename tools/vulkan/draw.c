// Draws into images off screen. The image's first row is the top one, as in Direct3D.
//
//   vertices FILE STRIDE                        attribute LOCATION FORMAT OFFSET
//   target FORMAT FILE WIDTH HEIGHT             in the order of their locations; FILE has what was there before
//   stage NAME FILE ENTRY                       vertex hull domain geometry pixel
//   draw VERTICES TOPOLOGY CONTROLPOINTS        TOPOLOGY is a number of VkPrimitiveTopology
#include "runner.h"

enum { MOST_TARGETS = 8 };
static VkVertexInputAttributeDescription attributes[MOST];
static Memory vertices;
static unsigned attributeCount, stride, stageCount, targetCount;
static VkPipelineShaderStageCreateInfo stages[8];
static char entries[8][256];
static Resource targets[MOST_TARGETS];

static const struct { const char *name; VkShaderStageFlagBits stage; } stageNames[] = {
  { "vertex", VK_SHADER_STAGE_VERTEX_BIT },
  { "hull", VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT },
  { "domain", VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT },
  { "geometry", VK_SHADER_STAGE_GEOMETRY_BIT },
  { "pixel", VK_SHADER_STAGE_FRAGMENT_BIT },
};

static void addStage(const char *name, const char *file, const char *entry) {
  for (unsigned row = 0; row < sizeof stageNames / sizeof *stageNames; row++)
    if (!strcmp(stageNames[row].name, name) && stageCount < 8) {
      snprintf(entries[stageCount], sizeof *entries, "%s", entry);
      stages[stageCount] = (VkPipelineShaderStageCreateInfo){ VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, 0, 0, stageNames[row].stage,
        makeModule(file), entries[stageCount], 0 };
      stageCount++;
    }
}

static void addTarget(unsigned format, const char *file, unsigned width, unsigned height) {
  if (targetCount == MOST_TARGETS) exit(1);
  Resource *target = &targets[targetCount++];
  target->format = format;
  target->width = width;
  target->height = height;
  snprintf(target->file, sizeof target->file, "%s", file);
  size_t size;
  unsigned char *bytes = readFile(file, &size);
  target->memory = makeMemory(bytes, size, 0);
  target->image = makeImage(format, width, height, 1, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
  target->imageView = makeView(target->image, format, 1, VK_IMAGE_ASPECT_COLOR_BIT);
}

static VkPipeline makePipeline(VkPipelineLayout layout, unsigned topology, unsigned patch) {
  VkSpecializationInfo special = specialization();
  for (unsigned index = 0; index < stageCount; index++) stages[index].pSpecializationInfo = &special;
  VkVertexInputBindingDescription binding = { 0, stride, VK_VERTEX_INPUT_RATE_VERTEX };
  VkPipelineVertexInputStateCreateInfo input = { VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO, 0, 0, vertices.buffer ? 1 : 0, &binding,
    attributeCount, attributes };
  VkPipelineInputAssemblyStateCreateInfo assembly = { VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO, 0, 0, (VkPrimitiveTopology)topology, VK_FALSE };
  VkPipelineTessellationDomainOriginStateCreateInfo origin = { VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO, 0,
    VK_TESSELLATION_DOMAIN_ORIGIN_UPPER_LEFT };
  VkPipelineTessellationStateCreateInfo tessellation = { VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO, &origin, 0, patch };
  // Direct3D's first row is the top one: the viewport is turned over.
  float width = (float)targets[0].width, height = (float)targets[0].height;
  VkViewport viewport = { 0, height, width, -height, 0, 1 };
  VkRect2D scissor = { { 0, 0 }, { targets[0].width, targets[0].height } };
  VkPipelineViewportStateCreateInfo view = { VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO, 0, 0, 1, &viewport, 1, &scissor };
  VkPipelineRasterizationStateCreateInfo raster = { VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO };
  raster.frontFace = VK_FRONT_FACE_COUNTER_CLOCKWISE;
  raster.lineWidth = 1;
  VkPipelineMultisampleStateCreateInfo samples = { VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO, 0, 0, VK_SAMPLE_COUNT_1_BIT };
  VkPipelineColorBlendAttachmentState blends[MOST_TARGETS];
  VkFormat formats[MOST_TARGETS];
  for (unsigned index = 0; index < targetCount; index++) {
    blends[index] = (VkPipelineColorBlendAttachmentState){ .colorWriteMask = 15 };
    formats[index] = (VkFormat)targets[index].format;
  }
  VkPipelineColorBlendStateCreateInfo blend = { VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO, 0, 0, VK_FALSE, 0, targetCount, blends };
  VkPipelineRenderingCreateInfo rendering = { VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO, 0, 0, targetCount, formats };
  VkGraphicsPipelineCreateInfo info = { VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO, &rendering, 0, stageCount, stages, &input, &assembly, &tessellation,
    &view, &raster, &samples, 0, &blend, 0, layout };
  VkPipeline pipeline;
  CHECK(vkCreateGraphicsPipelines(device, 0, 1, &info, 0, &pipeline));
  return pipeline;
}

static void copyTarget(const Resource *target, int isBack) {
  VkBufferImageCopy copy = { 0, 0, 0, { VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1 }, { 0 }, { target->width, target->height, 1 } };
  if (isBack) vkCmdCopyImageToBuffer(commands, target->image, VK_IMAGE_LAYOUT_GENERAL, target->memory.buffer, 1, &copy);
  else vkCmdCopyBufferToImage(commands, target->memory.buffer, target->image, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
}

static void draw(unsigned vertexCount, unsigned topology, unsigned patch) {
  VkDescriptorSet sets[MOST_SETS];
  unsigned setCount;
  VkPipelineLayout layout = makeSets(sets, &setCount);
  VkPipeline pipeline = makePipeline(layout, topology, patch);
  beginCommands();
  copyImages(0);
  VkRenderingAttachmentInfo attachments[MOST_TARGETS];
  for (unsigned index = 0; index < targetCount; index++) {
    readyImage(targets[index].image, 1, VK_IMAGE_ASPECT_COLOR_BIT);
    copyTarget(&targets[index], 0);
    attachments[index] = (VkRenderingAttachmentInfo){ .sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO, .imageView = targets[index].imageView,
      .imageLayout = VK_IMAGE_LAYOUT_GENERAL, .loadOp = VK_ATTACHMENT_LOAD_OP_LOAD, .storeOp = VK_ATTACHMENT_STORE_OP_STORE };
  }
  barrier();
  VkRenderingInfo rendering = { VK_STRUCTURE_TYPE_RENDERING_INFO, 0, 0, { { 0, 0 }, { targets[0].width, targets[0].height } }, 1, 0, targetCount, attachments };
  vkCmdBeginRendering(commands, &rendering);
  bindPipeline(VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline, layout, setCount, sets);
  VkDeviceSize start = 0;
  if (vertices.buffer) vkCmdBindVertexBuffers(commands, 0, 1, &vertices.buffer, &start);
  vkCmdDraw(commands, vertexCount, 1, 0, 0);
  vkCmdEndRendering(commands);
  barrier();
  copyImages(1);
  for (unsigned index = 0; index < targetCount; index++) copyTarget(&targets[index], 1);
  runCommands();
  for (unsigned index = 0; index < targetCount; index++) resources[count++] = targets[index];
  writeBack();
}

/** Whether the line was one of these. */
int readDraw(const char *line) {
  char name[512], entry[256], file[512];
  unsigned a, b, c;
  if (sscanf(line, "vertices %511s %u", file, &stride) == 2) {
    size_t size;
    unsigned char *bytes = readFile(file, &size);
    vertices = makeMemory(bytes, size, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
  } else if (sscanf(line, "attribute %u %u %u", &a, &b, &c) == 3) {
    if (attributeCount == MOST) exit(1);
    attributes[attributeCount++] = (VkVertexInputAttributeDescription){ a, 0, (VkFormat)b, c };
  } else if (sscanf(line, "target %u %511s %u %u", &a, file, &b, &c) == 4) addTarget(a, file, b, c);
  else if (sscanf(line, "stage %511s %511s %255s", name, file, entry) == 3) addStage(name, file, entry);
  else if (sscanf(line, "draw %u %u %u", &a, &b, &c) == 3) draw(a, b, c);
  else return 0;
  return 1;
}
