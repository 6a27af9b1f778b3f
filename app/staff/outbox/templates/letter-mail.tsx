import { Body, Button, Container, Head, Hr, Html, Preview, render, Section, Text } from "react-email";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Letter } from "./letters.ts";

// Mail programs support neither custom properties nor light-dark(): the light palette.
const ink = "#10302F";
const paper = { backgroundColor: "#F2F5F1", fontFamily: "Archivo, Helvetica, Arial, sans-serif", color: ink };
const card = {
  backgroundColor: "#FFFFFF",
  border: "1px solid #6C837F",
  borderRadius: "4px 28px 4px 4px",
  padding: "32px",
};
const title = {
  fontFamily: "Piazzolla, Georgia, serif",
  fontSize: "22px",
  fontWeight: 600,
  margin: "0 0 16px",
};
const line = { fontSize: "16px", lineHeight: "1.55", margin: "0 0 14px" };
const quiet = { ...line, color: "#48605D" };
const quote = {
  ...line,
  borderLeft: "3px solid #0A6074",
  paddingLeft: "14px",
  whiteSpace: "pre-wrap" as const,
};
const amber = {
  backgroundColor: "#F2A71B",
  color: ink,
  padding: "14px 24px",
  borderRadius: "4px",
  fontWeight: 600,
};

type LetterMailProps = { letter: Letter; locale: Locale; help: string };

function LetterMail({ letter, locale, help }: LetterMailProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{letter.subject}</Preview>
      <Body style={paper}>
        <Container style={{ padding: "24px 12px" }}>
          <Section style={card}>
            <Text style={title}>Arribo</Text>
            {letter.paragraphs.map((paragraph) => (
              <Text key={paragraph} style={line}>
                {paragraph}
              </Text>
            ))}
            {letter.details.map(([label, value]) => (
              <Text key={label} style={{ ...line, margin: "0 0 4px" }}>
                <span style={{ color: "#48605D" }}>{label}: </span>
                {value}
              </Text>
            ))}
            {letter.quote && <Text style={{ ...quote, marginTop: "18px" }}>{letter.quote}</Text>}
            {letter.action && (
              // Mail programs ignore the margins of an inline button.
              <Section style={{ padding: "16px 0 8px" }}>
                <Button href={letter.action.url} style={amber}>
                  {letter.action.label}
                </Button>
              </Section>
            )}
            <Hr style={{ borderColor: "#DBECEE", margin: "24px 0 16px" }} />
            {help && <Text style={{ ...quiet, margin: "0 0 8px" }}>{help}</Text>}
            <Text style={{ ...quiet, margin: 0 }}>{letter.signature}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function letterHtml(letter: Letter, locale: Locale, help: string): Promise<string> {
  return render(<LetterMail letter={letter} locale={locale} help={help} />);
}
