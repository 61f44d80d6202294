/** Figures for Prometheus, and the log of what goes wrong. */
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Report } from "../play/report.ts";

export interface Figures extends Report {
  readonly registry: Registry;
  readonly messages: Counter;
  readonly refused: Counter<"reason">;
  readonly slow: Counter;
  readonly answerTime: Histogram;
}

export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
}

export function makeFigures(log: Logger, gauges: Gauges): Figures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string) => new Counter({ name: `hypergate_${name}`, help, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `hypergate_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const seconds = (name: string, help: string) =>
    new Histogram({
      name: `hypergate_${name}_seconds`,
      help,
      registers,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    });
  gauge("tables_in_memory", "Tables in memory", gauges.tables);
  gauge("sockets", "Open sockets", gauges.sockets);
  const answers = counter("answers_total", "Answers made durable");
  const troubles = counter("troubles_total", "Failures that are not a client's mistake");
  const storeTime = seconds("store", "From an answer applied to its being durable");
  return {
    registry,
    messages: counter("messages_total", "Socket messages received"),
    refused: new Counter({
      name: "hypergate_refused_total",
      help: "Messages and requests refused",
      labelNames: ["reason"],
      registers,
    }),
    slow: counter("slow_clients_total", "Connections ended because the client was too slow"),
    answerTime: seconds("answer", "From an answer received to all seats informed"),
    stored: (n, ms) => {
      answers.inc(n);
      storeTime.observe(ms / 1000);
    },
    noted: (what, about) => log.info(about, what),
    trouble: (doing, problem) => {
      troubles.inc();
      log.error({ doing, err: problem }, "trouble");
    },
  };
}
